/* Words of endpoint pages, in the languages of sites. */

export { endpointMessages } from './messages/choose-messages.ts';
export type { EndpointMessages } from './messages/endpoint-messages.ts';
