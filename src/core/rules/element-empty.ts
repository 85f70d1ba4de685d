import { rule } from './rule.ts';
import { capital, type ElementName, element } from './shared/shape.ts';

export const elementEmpty = rule<{ element: ElementName }>({
  severity: 'warning',
  message: ({ element: of }) => `${capital(element(of))} leads nowhere: it has no pages and no link.`,
  help: ({ element: { noun } }) =>
    noun === 'group' ? 'List its pages, or remove it.' : 'List its pages, give it an "href", or remove it.',
});
