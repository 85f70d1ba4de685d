import type { Endpoint } from '../../core/site.ts';
import { endpointMessages } from '../messages.ts';
import { code } from '../prose/phrase.ts';
import { paragraph } from './blocks.ts';
import type { OperationContent } from './operation-content.ts';

/** What is on an endpoint page whose specification could not be read: what it is about, and what is missing. */
export function unreadContent({ method, path, spec }: Endpoint, language: string | undefined): OperationContent {
  const { unread } = endpointMessages(language);
  return { call: [paragraph(unread(code(`${method} ${path}`), code(spec)))], details: [] };
}
