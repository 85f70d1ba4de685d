import { type Affected, define } from './definition.ts';
import { brief, quote } from './wording.ts';

export interface OfGenerator extends Affected {
  readonly generator: string;
  readonly others?: readonly string[];
}

export const refusals = {
  parameter: {
    fact: ['does not support redirects with parameters', 'do not support redirects with parameters'],
    help: 'Write a redirect for each URL, or let your host redirect.',
  },
  folder: {
    fact: ['cannot build pages in a folder with this name', 'cannot build pages in a folder with this name'],
    help: 'Let your host redirect.',
  },
} as const;

const parts = {
  banner: 'banner',
  bannerHtml: 'HTML in a banner, only Markdown',
  tag: 'tag in its navigation',
  icon: 'icon in its navigation',
  root: "page that opens with a group's title",
  switcher: 'switcher to the same page',
  hreflang: '`hreflang` links to the same page in other languages',
  documentLanguage: '`lang` and `dir` of a language in its files, only by a script',
} as const;

export const generators = {
  'generator-setting': define<OfGenerator & { setting: string }>({
    severity: 'info',
    needs: ['for'],
    message: ({ setting, ...of }) => `${say(of, ['does', 'do'])} not support ${quote(setting)} of docs.json.`,
    help: (of) =>
      `Set it in the configuration of ${namesOf(of)}, if ${of.others === undefined ? 'it has' : 'they have'} such a setting.`,
  }),
  'generator-file': define<OfGenerator & { file: string }>({
    severity: 'info',
    needs: ['for'],
    message: ({ generator, file }) => `${generator} does not load ${quote(file)}, which hosts load on every page.`,
    help: ({ generator }) => `Add it to the configuration of ${generator} if your pages need it there.`,
    group: ({ generator }) => generator,
  }),
  'generator-navigation': define<OfGenerator & { part: keyof typeof parts; label: string }>({
    severity: 'info',
    needs: ['for'],
    message: ({ part, label, ...of }) => `${say(of, ['has', 'have'])} no ${parts[part]}: ${quote(brief(label))}.`,
    group: ({ part, ...of }) => `${namesOf(of)} ${part}`,
  }),
  'generator-redirect': define<OfGenerator & { source: string; reason: keyof typeof refusals }>({
    severity: 'warning',
    needs: ['for'],
    message: ({ source, reason, ...of }) =>
      `${say(of, refusals[reason].fact)}: nothing redirects from ${quote(brief(source))}.`,
    help: ({ reason }) => refusals[reason].help,
    group: ({ reason, ...of }) => `${namesOf(of)} ${reason}`,
  }),
  'generator-address': define<OfGenerator & { route: string; address: string }>({
    severity: 'warning',
    needs: ['for'],
    message: ({ route, address, ...of }) =>
      `${say(of, refusals.folder.fact)}: the page of ${quote(brief(route))} is at ${quote(brief(address))}.`,
    help: () => 'Let your host redirect the old URL, or rename the folder. Links of the site already use the new URL.',
    group: namesOf,
  }),
  'generator-link': define<OfGenerator & { target: string }>({
    severity: 'warning',
    needs: ['for'],
    message: ({ target, ...of }) =>
      `${say(of, ['does', 'do'])} not make ${quote(brief(target))}, which only the host generates: the link is dead there.`,
    help: () => 'Add the file to the docs, or write its whole address, with https://.',
    group: ({ target, ...of }) => `${namesOf(of)} ${target}`,
  }),
  'generator-package': define<
    Affected & {
      packages: readonly string[];
      command: string;
    }
  >({
    severity: 'warning',
    needs: ['for'],
    message: ({ packages }) =>
      packages.length === 1
        ? `Pages of this site need a package that is not installed: ${packages[0]}.`
        : `Pages of this site need packages that are not installed: ${packages.join(', ')}.`,
    help: ({ command }) => command,
  }),
} as const;

function say(of: OfGenerator, [one, several]: readonly [string, string]): string {
  return `${namesOf(of)} ${of.others === undefined ? one : several}`;
}

/** Joins generator names. The result is also used as a group key. */
function namesOf({ generator, others = [] }: OfGenerator): string {
  const last = others.at(-1);
  return last === undefined ? generator : `${[generator, ...others.slice(0, -1)].join(', ')} and ${last}`;
}
