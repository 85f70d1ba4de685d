import { type Affected, rule } from './rule.ts';

export const generatorPackage = rule<
  Affected & {
    packages: readonly string[];
    /** The command line that installs them. */
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
});
