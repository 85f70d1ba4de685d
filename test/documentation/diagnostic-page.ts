import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/run.ts';

/** Parsed page of `docs/diagnostics`. */
export interface DiagnosticPage {
  readonly title: string;
  /** One sentence, which the index shows. */
  readonly description: string;
  readonly severities: readonly string[];
  /** Section titles in order. */
  readonly sections: readonly string[];
  /** Files of the wrong example, by path. Empty if the example is prose. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Files of the right example: those of the wrong one with the section's changes. */
  readonly right: Readonly<Record<string, string>>;
}

/** Reads the page of a code. Throws if the page is missing. */
export function readDiagnosticPage(code: string): DiagnosticPage {
  const text = readFileSync(join(packageRoot, 'docs/diagnostics', `${code}.md`), 'utf8');
  const [head = '', ...rest] = text.split(/^## /m);
  const sections = new Map(rest.map((section) => [section.slice(0, section.indexOf('\n')), section]));
  const [, words = ''] = /^Default severity: (.+)\.$/m.exec(head) ?? [];
  const wrong = exampleIn(sections.get('Wrong') ?? '');
  const right = exampleIn(sections.get('Right') ?? '');
  const namedFiles = right.namedFiles ?? wrong.namedFiles;
  return {
    title: frontMatter(head, 'title'),
    description: frontMatter(head, 'description'),
    severities: [...words.matchAll(/`(\w+)`/g)].map(([, severity = '']) => severity).sort(),
    sections: [...sections.keys()],
    wrong: { ...wrong.namedFiles, ...wrong.fullFiles },
    right: { ...namedFiles, ...wrong.fullFiles, ...right.fullFiles },
  };
}

function frontMatter(head: string, name: string): string {
  const [, value = ''] = new RegExp(`^${name}: (.+)$`, 'm').exec(head) ?? [];
  return value.startsWith('"') ? JSON.parse(value) : value;
}

interface Example {
  /** Files that a sentence names. Their content doesn't matter. */
  readonly namedFiles: Readonly<Record<string, string>> | undefined;
  /** Files shown in full. */
  readonly fullFiles: Readonly<Record<string, string>>;
}

function exampleIn(section: string): Example {
  const [, names] = /^The folder contains (.+)\.$/m.exec(section) ?? [];
  const files = [...(names ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => [file, '# Text\n'] as const);
  const fences = [...section.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)];
  return {
    namedFiles: names === undefined ? undefined : Object.fromEntries(files),
    fullFiles: Object.fromEntries(fences.map(([, file = '', text = '']) => [file, text])),
  };
}
