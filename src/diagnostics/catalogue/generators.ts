import { type Affected, brief, quote, rule } from './rule.ts';

/** Whose build it is, by its name in prose. */
interface OfGenerator extends Affected {
  readonly generator: string;
}

const parts = {
  banner: 'banner',
  tag: 'tag in its navigation',
  icon: 'icon in its navigation',
  switcher: 'way to the same page elsewhere',
} as const;

/** What a site has and a generator has no place for. */
export const generators = {
  'generator-setting': rule<OfGenerator & { setting: string }>({
    severity: 'info',
    message: ({ generator, setting }) => `${generator} does not take over ${quote(setting)} of docs.json.`,
    help: ({ generator }) => `Set it up in the configuration of ${generator}, where it has such a setting.`,
  }),
  'generator-navigation': rule<OfGenerator & { part: keyof typeof parts; label: string }>({
    severity: 'info',
    message: ({ generator, part, label }) => `${generator} has no ${parts[part]}: ${quote(brief(label))}.`,
    group: ({ generator, part }) => `${generator} ${part}`,
  }),
  'generator-redirect': rule<OfGenerator & { source: string }>({
    severity: 'warning',
    message: ({ generator, source }) =>
      `${generator} has no redirects with parameters: nothing leads on from ${quote(brief(source))}.`,
    help: () => 'Write a redirect for each address, or let your host redirect.',
    group: ({ generator }) => generator,
  }),
  'generator-package': rule<Affected & { packages: readonly string[] }>({
    severity: 'warning',
    message: ({ packages }) =>
      packages.length === 1
        ? `Pages of this site need a package that is not installed: ${packages[0]}.`
        : `Pages of this site need packages that are not installed: ${packages.join(', ')}.`,
    help: ({ packages }) => `npm install --save-dev ${packages.join(' ')}`,
  }),
} as const;
