import type { EndpointMessages } from '../../endpoints/messages.ts';

/** The parts of the id of a value on an endpoint page, from outside in: `body`, `customer`, `email`. */
export type Address = readonly string[];

/** Where the values of a section are; those of any other section are by its title. */
export function sectionAddress(title: string, words: EndpointMessages): Address {
  const known = new Map([
    [words.pathParameters, 'path'],
    [words.queryParameters, 'query'],
    [words.queryString, 'query'],
    [words.headers, 'header'],
    [words.cookies, 'cookie'],
    [words.parameters, 'parameter'],
    [words.requestBody, 'body'],
    [words.authorization, 'authorization'],
  ]);
  return [known.get(title) ?? partOf(title)];
}

/** Headers of an answer are apart from the members of its body. */
export function bodyAddress(before: string, address: Address, words: EndpointMessages): Address {
  const headers = words
    .lead(words.headers)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
  return before.trim() === headers ? [...address, 'header'] : address;
}

/** The address of a value within another. */
export function below(address: Address, name: string): Address {
  return [...address, partOf(name)];
}

/** A name as a part of an id: letters and digits of any script, and what is usual between them. */
function partOf(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}_.]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'value'
  );
}
