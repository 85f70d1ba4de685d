import { type Affected, define } from './definition.ts';
import { brief, quote } from './wording.ts';

export interface OfGenerator extends Affected {
  readonly generator: string;
  /** Other generators with the same limitation. Default: none. */
  readonly others?: readonly string[];
}

/** Reasons why a generator can't redirect from a path, with help. */
export const refusals = {
  parameter: {
    fact: ['has no redirects with parameters', 'have no redirects with parameters'],
    help: 'Write a redirect for each address, or let your host redirect.',
  },
  folder: {
    fact: ['builds nothing in a folder of this name', 'build nothing in a folder of this name'],
    help: 'Let your host redirect.',
  },
} as const;

const parts = {
  banner: 'banner',
  tag: 'tag in its navigation',
  icon: 'icon in its navigation',
  root: "page that opens with a group's title",
  switcher: 'way to the same page elsewhere',
} as const;

/** Features that a generator drops or changes. */
export const generators = {
  'generator-setting': define<OfGenerator & { setting: string }>({
    severity: 'info',
    needs: ['for'],
    message: ({ setting, ...of }) => `${say(of, ['does', 'do'])} not support ${quote(setting)} of docs.json.`,
    help: (of) =>
      `Set it up in the configuration of ${namesOf(of)}, if ${of.others === undefined ? 'it has' : 'they have'} such a setting.`,
  }),
  'generator-file': define<OfGenerator & { file: string }>({
    severity: 'info',
    needs: ['for'],
    message: ({ generator, file }) => `${generator} does not load ${quote(file)}, which hosts load on every page.`,
    help: ({ generator }) => `Name it in the configuration of ${generator} if your pages need it there.`,
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
    help: () => 'Links of the site lead there. Let your host redirect the old address, or rename the folder.',
    group: namesOf,
  }),
  'generator-package': define<
    Affected & {
      packages: readonly string[];
      /** Command that installs them. */
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

/** Picks the singular or plural sentence. */
function say(of: OfGenerator, [one, several]: readonly [string, string]): string {
  return `${namesOf(of)} ${of.others === undefined ? one : several}`;
}

/** Joins generator names. Also the group key: the same generators give the same text. */
function namesOf({ generator, others = [] }: OfGenerator): string {
  const last = others.at(-1);
  return last === undefined ? generator : `${[generator, ...others.slice(0, -1)].join(', ')} and ${last}`;
}
