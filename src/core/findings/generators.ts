import { defineFinding, type WithEffect } from './definition.ts';
import { quote, shorten } from './wording.ts';

export interface GeneratorArguments extends WithEffect {
  readonly generator: string;
  readonly others?: readonly string[];
}

export const generatorLimitations = {
  parameter: {
    fact: ['does not support redirects with parameters', 'do not support redirects with parameters'],
    help: 'Write a redirect for each URL, or let your host redirect.',
  },
  folder: {
    fact: ['cannot build pages in a folder with this name', 'cannot build pages in a folder with this name'],
    help: 'Let your host redirect.',
  },
  file: {
    fact: ['can redirect only by an HTML page', 'can redirect only by an HTML page'],
    help: 'Let your host redirect, or put the file there: programs such as feed readers ignore an HTML page.',
  },
} as const;

const navigationParts = {
  banner: 'banner',
  bannerHtml: 'HTML in a banner, only Markdown',
  tag: 'tag in its navigation',
  icon: 'icon in its navigation',
  method: 'methods of endpoints in its navigation, only on their pages',
  switcher: 'switcher to the same page',
  hreflang: '`hreflang` links to the same page in other languages',
  feed: 'RSS feed of a page',
  tagFilter: 'filter by the tags of updates',
  documentLanguage: '`lang` and `dir` of a language in its files, only by a script',
  themeTexts: 'texts of its theme, such as "On this page", in more than one language',
} as const;

export const generatorFindings = {
  'generator-setting': defineFinding<
    GeneratorArguments & {
      setting: string;
      /** Default: `docs.json`. */
      source?: 'front matter';
      /** The setting is not set, and the generator's default differs from the host's. */
      isUnset?: true;
    }
  >({
    severity: 'info',
    needs: ['for'],
    message: ({ setting, source = 'docs.json', isUnset, ...args }) =>
      isUnset === true
        ? `${formatStatement(args, ['shows', 'show'])} no form to try a call, because ${quote(setting)} of docs.json is not set.`
        : `${formatStatement(args, ['does', 'do'])} not support ${quote(setting)} of ${source}.`,
    help: ({ setting, source, isUnset, ...args }) => {
      if (isUnset === true) return `To show the form, as the host does, set ${formatSetting(setting, 'interactive')}.`;
      if (source !== undefined) return 'If readers need it, write it in the text of the page.';
      const generators = configurableGenerators(args);
      if (generators.length === 0) return undefined;
      return `Set it in the configuration of ${joinNames(generators)}, if ${generators.length === 1 ? 'it has' : 'they have'} such a setting.`;
    },
    group: ({ setting, source = '', ...args }) => `${joinGenerators(args)} ${source} ${setting}`,
  }),
  'generator-file': defineFinding<
    GeneratorArguments & {
      file: string;
      /** Selector of an element of hosts. The style sheet is loaded, but this rule matches only elements of pages. */
      element?: string;
    }
  >({
    severity: 'info',
    needs: ['for'],
    message: ({ file, element, ...args }) =>
      element === undefined
        ? `${formatStatement(args, ['does', 'do'])} not load ${quote(file)}, which hosts load on every page.`
        : `${formatStatement(args, ['applies', 'apply'])} styles for ${quote(element)} only to elements of your pages.`,
    help: ({ element, ...args }) => {
      if (element !== undefined) return 'If readers need them, write them for the elements of the generator.';
      const generators = configurableGenerators(args);
      if (generators.length === 0) return undefined;
      return `Add it to the configuration of ${joinNames(generators)} if your pages need it there.`;
    },
    group: ({ element = '', ...args }) => `${joinGenerators(args)} ${element}`,
  }),
  'generator-navigation': defineFinding<GeneratorArguments & { part: keyof typeof navigationParts; label: string }>({
    severity: 'info',
    needs: ['for'],
    message: ({ part, label, ...args }) =>
      `${formatStatement(args, ['has', 'have'])} no ${navigationParts[part]}: ${quote(shorten(label))}.`,
    group: ({ part, ...args }) => `${joinGenerators(args)} ${part}`,
  }),
  'generator-redirect': defineFinding<
    GeneratorArguments & { source: string; reason: keyof typeof generatorLimitations }
  >({
    severity: 'warning',
    needs: ['for'],
    message: ({ source, reason, ...args }) =>
      `${formatStatement(args, generatorLimitations[reason].fact)}: ${reason === 'file' ? 'programs are not redirected' : 'nothing redirects'} from ${quote(shorten(source))}.`,
    help: ({ reason }) => generatorLimitations[reason].help,
    group: ({ reason, ...args }) => `${joinGenerators(args)} ${reason}`,
  }),
  'generator-address': defineFinding<GeneratorArguments & { route: string; address: string }>({
    severity: 'warning',
    needs: ['for'],
    message: ({ route, address, ...args }) =>
      `${formatStatement(args, generatorLimitations.folder.fact)}: the page of ${quote(shorten(route))} is at ${quote(shorten(address))}.`,
    help: () => 'Let your host redirect the old URL, or rename the folder. Links of the site already use the new URL.',
    group: joinGenerators,
  }),
  'generator-link': defineFinding<GeneratorArguments & { target: string }>({
    severity: 'warning',
    needs: ['for'],
    message: ({ target, ...args }) =>
      `${formatStatement(args, ['does', 'do'])} not make ${quote(shorten(target))}, which only Mintlify generates: the link is dead there.`,
    help: () => 'Add the file to the docs, or write its whole address, with https://.',
    group: ({ target, ...args }) => `${joinGenerators(args)} ${target}`,
  }),
  'generator-package': defineFinding<
    WithEffect & {
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

/** Example: `"api": { "playground": { "display": "interactive" } }`. */
function formatSetting(path: string, value: string): string {
  const [first = '', ...others] = path.split('.');
  return others.length === 0
    ? `${quote(first)}: ${quote(value)}`
    : `${quote(first)}: { ${formatSetting(others.join('.'), value)} }`;
}

function formatStatement(args: GeneratorArguments, [singular, plural]: readonly [string, string]): string {
  return `${joinGenerators(args)} ${args.others === undefined ? singular : plural}`;
}

/** Names of the generators, except HTML: plain files have no configuration of their own. */
function configurableGenerators({ generator, others = [] }: GeneratorArguments): readonly string[] {
  return [generator, ...others].filter((name) => name !== 'HTML');
}

/** Joins generator names. The result is also used as a group key. */
function joinGenerators({ generator, others = [] }: GeneratorArguments): string {
  return joinNames([generator, ...others]);
}

function joinNames(names: readonly string[]): string {
  const lastName = names.at(-1) ?? '';
  return names.length < 2 ? lastName : `${names.slice(0, -1).join(', ')} and ${lastName}`;
}
