import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxCallServers, maxCallServerValues } from '../limits.ts';
import { toSingleLine } from '../prose/phrase.ts';
import type { PageContext } from './page-context.ts';
import { chooseSampleServer, type RequestSource } from './sample-request.ts';
import { formatParameterValue as flatValue } from './serialize-parameter.ts';
import { operationServers } from './servers.ts';

/** Data of the server selector. Plain JSON from untrusted input. */
export interface CallServers {
  readonly servers: readonly CallServer[];
  /** Index of the server that code samples use. */
  readonly start: number;
  readonly base: string;
  readonly path: string;
}

export interface CallServer {
  /** Contains variables: `https://{region}.example.com`. */
  readonly url: string;
  readonly description: string;
  readonly variables: readonly InputField[];
}

/** A named value to enter. `values` is empty if any value is allowed. */
export interface InputField {
  readonly name: string;
  readonly value: string;
  readonly values: readonly string[];
}

export function createCallServers(page: PageContext, source: RequestSource): CallServers {
  const servers = operationServers(page, source.pathItem, source.operation).slice(0, maxCallServers);
  return {
    ...chooseSampleServer(servers),
    path: source.path.split('#')[0] ?? source.path,
    servers: servers.map(({ template, description, variables }) => ({
      url: template.replace(/\/+$/, ''),
      description: toSingleLine(description ?? ''),
      variables: variables.map(toInputField),
    })),
  };
}

function toInputField([name, value]: readonly [string, JsonObject]): InputField {
  return { name, value: defaultText(ownMember(value, 'default')), values: formatEnumValues(ownMember(value, 'enum')) };
}

function defaultText(value: Json | undefined): string {
  return value === undefined || value === null ? '' : flatValue(value);
}

export function formatEnumValues(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.slice(0, maxCallServerValues).map((item: Json) => flatValue(item)) : [];
}
