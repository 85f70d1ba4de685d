import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxSampleLength, maxSamples } from '../limits.ts';
import { strong, toSingleLine, truncate } from '../prose/phrase.ts';
import { curl } from '../samples/curl.ts';
import { go } from '../samples/go.ts';
import { javascript } from '../samples/javascript.ts';
import { python } from '../samples/python.ts';
import { stringMember } from '../schema/json-members.ts';
import { asPart, codeBlock, heading, paragraph } from './blocks.ts';
import type { PageContext } from './page-context.ts';
import { createSampleRequest, type RequestSource } from './sample-request.ts';

interface CodeSample {
  readonly label: string;
  readonly language: string;
  readonly source: string;
}

const generators = [
  { label: 'curl', language: 'bash', write: curl },
  { label: 'JavaScript', language: 'javascript', write: javascript },
  { label: 'Python', language: 'python', write: python },
  { label: 'Go', language: 'go', write: go },
] as const;

/** Maps language names of `x-codeSamples` to highlighter languages. */
const highlighterLanguages: Readonly<Record<string, string>> = {
  curl: 'bash',
  shell: 'bash',
  'c#': 'csharp',
  'c++': 'cpp',
  'node.js': 'javascript',
  node: 'javascript',
  'objective-c': 'objectivec',
};

/** Section with code samples: those of the document, else generated ones. */
export function codeSampleSection(page: PageContext, request: RequestSource): BlockContent[] {
  const documentSamples = ['x-codeSamples', 'x-code-samples'].flatMap((name) =>
    readDocumentSamples(page, request.operation, name),
  );
  const exampleRequest = documentSamples.length > 0 ? undefined : createSampleRequest(page, request);
  const samples =
    exampleRequest === undefined
      ? documentSamples
      : generators.map(({ write, ...generator }) => ({ ...generator, source: write(exampleRequest) }));
  const blocks = samples
    .slice(0, maxSamples)
    .flatMap(({ label, language, source }) => [
      asPart({ kind: 'lead' }, paragraph(strong(toSingleLine(label)))),
      asPart({ kind: 'sample', title: toSingleLine(label) }, codeBlock(truncate(source, maxSampleLength), language)),
    ]);
  return [heading(2, page.messages.codeSamples, 'samples'), ...blocks];
}

function readDocumentSamples(page: PageContext, operation: JsonObject, name: string): CodeSample[] {
  const samples = ownMember(operation, name);
  if (!Array.isArray(samples)) return [];
  return samples.flatMap((sample: Json) => {
    const source = isObject(sample) ? ownMember(sample, 'source') : undefined;
    if (!isObject(sample) || typeof source !== 'string' || source.trim() === '') return [];
    const lang = stringMember(sample, 'lang') ?? '';
    const lowerCaseLang = lang.toLowerCase();
    const language = Object.hasOwn(highlighterLanguages, lowerCaseLang)
      ? (highlighterLanguages[lowerCaseLang] ?? lowerCaseLang)
      : lowerCaseLang;
    return [{ label: stringMember(sample, 'label') ?? (lang || page.messages.sample), language, source }];
  });
}
