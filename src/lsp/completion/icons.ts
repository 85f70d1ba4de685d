import { CompletionItemKind } from 'vscode-languageserver';
import { isObject } from '../../core/values.ts';
import { iconNames } from '../../render/icon-names.ts';
import type { ResolvedSite } from '../../sites/resolve.ts';
import type { Candidate } from './candidates.ts';

/** The icons of the library that a site names, as far as a set of them is installed. */
export function iconsOf({ config, root }: ResolvedSite): Candidate[] {
  const { icons } = config;
  const library = isObject(icons) && typeof icons.library === 'string' ? icons.library : 'fontawesome';
  return iconNames(root, library).map((value) => ({ value, kind: CompletionItemKind.Color, detail: library }));
}
