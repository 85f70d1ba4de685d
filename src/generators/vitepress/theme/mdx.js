import { h } from 'vue';
import Accordion from './mdx/Accordion.vue';
import Aside from './mdx/Aside.vue';
import Card from './mdx/Card.vue';
import Columns from './mdx/Columns.vue';
import Field from './mdx/Field.vue';
import Frame from './mdx/Frame.vue';
import Step from './mdx/Step.vue';
import Steps from './mdx/Steps.vue';
import Tab from './mdx/Tab.vue';
import Tabs from './mdx/Tabs.vue';
import Tooltip from './mdx/Tooltip.vue';
import Update from './mdx/Update.vue';

/** An aside of one kind, with the kind's own title where a page sets none. */
const aside =
  (kind, title) =>
  (props, { slots }) =>
    h(Aside, { kind, title, ...props }, slots);
/** Its content alone. */
const Plain = (_, { slots }) => h('div', slots.default?.());
Plain.inheritAttrs = false;
/** Something of a hosted site that has no picture here: an icon of a library that is not at hand. */
const Nothing = () => null;
Nothing.inheritAttrs = false;

/** What pages of `docs.json` sites use without importing it. `Badge` is VitePress's own. */
export const components = {
  Accordion,
  AccordionGroup: Plain,
  Callout: aside('info', 'INFO'),
  Card,
  CardGroup: Columns,
  Check: aside('tip', 'CHECK'),
  CodeGroup: Plain,
  Column: Plain,
  Columns,
  Danger: aside('danger', 'DANGER'),
  Error: aside('danger', 'ERROR'),
  Expandable: Accordion,
  Frame,
  Icon: Nothing,
  Info: aside('info', 'INFO'),
  Note: aside('info', 'NOTE'),
  Panel: Plain,
  ParamField: Field,
  RequestExample: Plain,
  ResponseExample: Plain,
  ResponseField: Field,
  Step,
  Steps,
  Tab,
  Tabs,
  Tip: aside('tip', 'TIP'),
  Tooltip,
  Update,
  Warning: aside('warning', 'WARNING'),
};
