import { quote, rule } from './rule.ts';
import type { OfGenerator } from './shared/generators.ts';

export const generatorFile = rule<OfGenerator & { file: string }>({
  severity: 'info',
  needs: ['for'],
  message: ({ generator, file }) => `${generator} does not load ${quote(file)}, which hosts load on every page.`,
  help: ({ generator }) => `Name it in the configuration of ${generator} if your pages need it there.`,
  group: ({ generator }) => generator,
});
