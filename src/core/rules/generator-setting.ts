import { quote, rule } from './rule.ts';
import { namesOf, type OfGenerator, say } from './shared/generators.ts';

export const generatorSetting = rule<OfGenerator & { setting: string }>({
  severity: 'info',
  needs: ['for'],
  message: ({ setting, ...of }) => `${say(of, ['does', 'do'])} not support ${quote(setting)} of docs.json.`,
  help: (of) =>
    `Set it up in the configuration of ${namesOf(of)}, if ${of.others === undefined ? 'it has' : 'they have'} such a setting.`,
});
