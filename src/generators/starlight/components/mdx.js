import { Aside, Tabs } from '@astrojs/starlight/components';
import Accordion from './mdx/Accordion.astro';
import Card from './mdx/Card.astro';
import CodeGroup from './mdx/CodeGroup.astro';
import Columns from './mdx/Columns.astro';
import Field from './mdx/Field.astro';
import Frame from './mdx/Frame.astro';
import Label from './mdx/Label.astro';
import Nothing from './mdx/Nothing.astro';
import Plain from './mdx/Plain.astro';
import Step from './mdx/Step.astro';
import Steps from './mdx/Steps.astro';
import Tab from './mdx/Tab.astro';
import Tooltip from './mdx/Tooltip.astro';
import Update from './mdx/Update.astro';

/** An aside of one kind; its title is the kind's own where a page sets none. */
function aside(type) {
  const component = (result, { title }, slots) =>
    Aside(result, title === undefined ? { type } : { type, title }, slots);
  return Object.assign(component, Aside);
}

/** What pages of `docs.json` sites use without importing it. */
export const components = {
  Accordion,
  AccordionGroup: Plain,
  Badge: Label,
  Callout: aside('note'),
  Card,
  CardGroup: Columns,
  Check: aside('tip'),
  CodeGroup,
  Column: Plain,
  Columns,
  Danger: aside('danger'),
  Error: aside('danger'),
  Expandable: Accordion,
  Frame,
  Icon: Nothing,
  Info: aside('note'),
  Note: aside('note'),
  Panel: Plain,
  ParamField: Field,
  RequestExample: Plain,
  ResponseExample: Plain,
  ResponseField: Field,
  Step,
  Steps,
  Tab,
  Tabs,
  Tip: aside('tip'),
  Tooltip,
  Update,
  Warning: aside('caution'),
};
