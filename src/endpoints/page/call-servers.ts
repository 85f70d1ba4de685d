import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { flat } from '../prose/phrase.ts';
import type { Page } from './page-context.ts';
import { type RequestSource, sampleBase } from './sample-request.ts';
import { flat as flatValue } from './serialize-parameter.ts';
import { serversOf } from './servers.ts';

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
  readonly variables: readonly Choice[];
}

/** A name with its value, and the values that it may have; none if it may have any. */
export interface Choice {
  readonly name: string;
  readonly value: string;
  readonly values: readonly string[];
}

const mostServers = 20;
const mostValues = 100;

export function callServers(page: Page, source: RequestSource): CallServers {
  const servers = serversOf(page, source.pathItem, source.operation).slice(0, mostServers);
  return {
    ...sampleBase(servers),
    path: source.path.split('#')[0] ?? source.path,
    servers: servers.map(({ template, description, variables }) => ({
      url: template.replace(/\/+$/, ''),
      description: flat(description ?? ''),
      variables: variables.map(variableOf),
    })),
  };
}

function variableOf([name, value]: readonly [string, JsonObject]): Choice {
  return { name, value: plain(ownMember(value, 'default')), values: plainList(ownMember(value, 'enum')) };
}

/** A value as text; nothing for none. */
function plain(value: Json | undefined): string {
  return value === undefined || value === null ? '' : flatValue(value);
}

export function plainList(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.slice(0, mostValues).map((each: Json) => flatValue(each)) : [];
}
