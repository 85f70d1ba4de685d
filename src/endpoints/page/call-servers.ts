import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { singleLine } from '../prose/phrase.ts';
import type { PageContext } from './page-context.ts';
import { type RequestSource, sampleServer } from './sample-request.ts';
import { parameterText as flatValue } from './serialize-parameter.ts';
import { operationServers } from './servers.ts';

/** The servers that readers of a page choose from: plain JSON, from untrusted data. */
export interface CallServers {
  readonly servers: readonly CallServer[];
  /** The one that samples call, by its number, and its address as they write it. */
  readonly start: number;
  readonly base: string;
  /** What is called there, with its placeholders in braces. */
  readonly path: string;
}

export interface CallServer {
  /** With the names of its variables in braces. */
  readonly url: string;
  /** Empty if the specification says nothing of it. */
  readonly description: string;
  readonly variables: readonly InputField[];
}

/** A name with its value, and the values that it may have; none if it may have any. */
export interface InputField {
  readonly name: string;
  readonly value: string;
  readonly values: readonly string[];
}

const maxServers = 20;
const maxValues = 100;

export function callServers(page: PageContext, source: RequestSource): CallServers {
  const servers = operationServers(page, source.pathItem, source.operation).slice(0, maxServers);
  return {
    ...sampleServer(servers),
    path: source.path.split('#')[0] ?? source.path,
    servers: servers.map(({ template, description, variables }) => ({
      url: template.replace(/\/+$/, ''),
      description: singleLine(description ?? ''),
      variables: variables.map(variableOf),
    })),
  };
}

function variableOf([name, value]: readonly [string, JsonObject]): InputField {
  return { name, value: plain(ownMember(value, 'default')), values: valueTexts(ownMember(value, 'enum')) };
}

/** A value as text; nothing for none. */
export function plain(value: Json | undefined): string {
  return value === undefined || value === null ? '' : flatValue(value);
}

export function valueTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.slice(0, maxValues).map((each: Json) => flatValue(each)) : [];
}
