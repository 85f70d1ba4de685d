import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/run.ts';

/** A page of `docs/diagnostics`, taken apart. */
export interface DiagnosticPage {
  readonly title: string;
  /** One sentence: the row of the index. */
  readonly description: string;
  /** Sorted. */
  readonly severities: readonly string[];
  /** Titles of its sections, in order. */
  readonly sections: readonly string[];
  /** Files of the example that is wrong, by path. Empty if the example is in words. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Files of the example that is right: those of the wrong one, with what the section changes. */
  readonly right: Readonly<Record<string, string>>;
}

/** The page of a diagnostic. Throws if there is none. */
export function readDiagnosticPage(code: string): DiagnosticPage {
  const text = readFileSync(join(packageRoot, 'docs/diagnostics', `${code}.md`), 'utf8');
  const [head = '', ...rest] = text.split(/^## /m);
  const sections = new Map(rest.map((section) => [section.slice(0, section.indexOf('\n')), section]));
  const [, words = ''] = /^Default severity: (.+)\.$/m.exec(head) ?? [];
  const wrong = exampleIn(sections.get('Wrong') ?? '');
  const right = exampleIn(sections.get('Right') ?? '');
  const listed = right.listed ?? wrong.listed;
  return {
    title: frontMatter(head, 'title'),
    description: frontMatter(head, 'description'),
    severities: [...words.matchAll(/`(\w+)`/g)].map(([, severity = '']) => severity).sort(),
    sections: [...sections.keys()],
    wrong: { ...wrong.listed, ...wrong.shown },
    right: { ...listed, ...wrong.shown, ...right.shown },
  };
}

function frontMatter(head: string, name: string): string {
  const [, value = ''] = new RegExp(`^${name}: (.+)$`, 'm').exec(head) ?? [];
  return value.startsWith('"') ? JSON.parse(value) : value;
}

interface Example {
  /** Files that a sentence names, whose content does not matter. */
  readonly listed: Readonly<Record<string, string>> | undefined;
  /** Files that are shown whole. */
  readonly shown: Readonly<Record<string, string>>;
}

function exampleIn(section: string): Example {
  const [, names] = /^The folder contains (.+)\.$/m.exec(section) ?? [];
  const files = [...(names ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => [file, '# Text\n'] as const);
  const fences = [...section.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)];
  return {
    listed: names === undefined ? undefined : Object.fromEntries(files),
    shown: Object.fromEntries(fences.map(([, file = '', text = '']) => [file, text])),
  };
}
