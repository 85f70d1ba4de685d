import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxSampleLength, maxSamples } from '../limits.ts';
import { strong, toSingleLine, truncate } from '../prose/phrase.ts';
import { csharp } from '../samples/csharp.ts';
import { curl } from '../samples/curl.ts';
import { go } from '../samples/go.ts';
import { java } from '../samples/java.ts';
import { javascript } from '../samples/javascript.ts';
import type { SampleLanguage } from '../samples/languages.ts';
import { php } from '../samples/php.ts';
import { python } from '../samples/python.ts';
import type { SampleRequest } from '../samples/request.ts';
import { ruby } from '../samples/ruby.ts';
import { rust } from '../samples/rust.ts';
import { stringMember } from '../schema/json-members.ts';
import { asPart, codeBlock, heading, paragraph } from './blocks.ts';
import type { PageContext } from './page-context.ts';
import { createSampleRequest, type RequestSource } from './sample-request.ts';

interface CodeSample {
  readonly label: string;
  readonly language: string;
  readonly source: string;
}

interface SampleGenerator extends Pick<CodeSample, 'label' | 'language'> {
  readonly write: (request: SampleRequest) => string;
}

const generators: Readonly<Record<SampleLanguage, SampleGenerator>> = {
  curl: { label: 'curl', language: 'bash', write: curl },
  javascript: { label: 'JavaScript', language: 'javascript', write: javascript },
  // The sample has no types to declare.
  typescript: { label: 'TypeScript', language: 'typescript', write: javascript },
  python: { label: 'Python', language: 'python', write: python },
  go: { label: 'Go', language: 'go', write: go },
  php: { label: 'PHP', language: 'php', write: php },
  ruby: { label: 'Ruby', language: 'ruby', write: ruby },
  java: { label: 'Java', language: 'java', write: java },
  csharp: { label: 'C#', language: 'csharp', write: csharp },
  rust: { label: 'Rust', language: 'rust', write: rust },
};

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

/** Section with code samples: those of the document, then generated ones in other languages. Empty if there are none. */
export function codeSampleSection(page: PageContext, request: RequestSource): BlockContent[] {
  const documentSamples = ['x-codeSamples', 'x-code-samples'].flatMap((name) =>
    readDocumentSamples(page, request.operation, name),
  );
  const missingLanguages = page.settings.sampleLanguages.filter(
    (name) => !documentSamples.some(({ language }) => language === generators[name].language),
  );
  const samples = [...documentSamples, ...generateSamples(page, request, missingLanguages)];
  if (samples.length === 0) return [];
  const blocks = samples
    .slice(0, maxSamples)
    .flatMap(({ label, language, source }) => [
      asPart({ kind: 'lead' }, paragraph(strong(toSingleLine(label)))),
      asPart({ kind: 'sample', title: toSingleLine(label) }, codeBlock(truncate(source, maxSampleLength), language)),
    ]);
  return [heading(2, page.messages.codeSamples, 'samples'), ...blocks];
}

function generateSamples(
  page: PageContext,
  source: RequestSource,
  languages: readonly SampleLanguage[],
): readonly CodeSample[] {
  if (languages.length === 0) return [];
  const request = createSampleRequest(page, source);
  return languages.map((name) => {
    const { write, ...generator } = generators[name];
    return { ...generator, source: write(request) };
  });
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
