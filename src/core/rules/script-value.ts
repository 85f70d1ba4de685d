/** What `field-value` says of an address that may run code in the reader's page. */
export function scriptValue(field: string, value: string) {
  const form = 'such addresses can run code in the page of a reader';
  return { field, value, allowed: [], form, nearest: undefined };
}
