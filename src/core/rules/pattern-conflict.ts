import { quote, rule } from './rule.ts';
import { capital, type ElementName, element } from './shared/shape.ts';

export const patternConflict = rule<{ element: ElementName; key: string; first: string }>({
  message: (args) => {
    const what = [args.first, args.key].map(quote).join(' and ');
    return `${capital(element(args.element))} has both ${what}: each level has one kind of child.`;
  },
  help: ({ key, first }) =>
    key === 'href' || first === 'href'
      ? 'Keep the link, or keep what it contains.'
      : `Move ${quote(key)} into an element of its own beside or below ${quote(first)}.`,
  related: ({ first }) => `${quote(first)} is here`,
});
