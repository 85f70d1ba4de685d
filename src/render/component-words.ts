const common = ['id', 'className'];
const aside = ['title', 'icon', 'iconType', 'color'];
const field = ['type', 'required', 'deprecated', 'default', 'placeholder', 'pre', 'post'];
const collapsible = ['title', 'description', 'icon', 'iconType', 'defaultOpen'];
const example = ['dropdown'];
const columns = ['cols'];

/** Properties of the built-in components, by component name. */
export const componentWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    Note: aside,
    Warning: aside,
    Info: aside,
    Tip: aside,
    Check: aside,
    Danger: aside,
    Callout: ['type', ...aside],
    Tabs: ['defaultTabIndex', 'sync'],
    Tab: ['title', 'icon', 'iconType'],
    Steps: ['titleSize'],
    Step: ['title', 'icon', 'iconType', 'titleSize', 'stepNumber', 'noAnchor'],
    Accordion: collapsible,
    Expandable: collapsible,
    AccordionGroup: [],
    Update: ['label', 'description', 'tags'],
    View: ['title', 'icon', 'iconType'],
    CodeGroup: example,
    CodeBlock: ['language', 'title', 'icon', 'lines', 'wrap', 'expandable', 'highlight', 'focus'],
    RequestExample: example,
    ResponseExample: example,
    Mermaid: ['chart'],
    Latex: [],
    ParamField: ['path', 'query', 'body', 'header', 'cookie', ...field],
    Param: ['path', 'query', 'body', 'header', 'cookie', ...field],
    ResponseField: ['name', ...field],
    Card: ['title', 'icon', 'iconType', 'color', 'href', 'img', 'horizontal', 'cta', 'arrow', 'disabled'],
    CardGroup: columns,
    Columns: columns,
    TileGroup: columns,
    Column: [],
    Tile: ['title', 'description', 'href'],
    Frame: ['caption', 'hint'],
    Panel: [],
    Tree: [],
    'Tree.Folder': ['name', 'defaultOpen', 'openable'],
    'Tree.File': ['name'],
    Prompt: ['description', 'icon', 'iconType'],
    Color: ['variant'],
    'Color.Row': ['title'],
    'Color.Item': ['name', 'value'],
    Icon: ['icon', 'iconType', 'color', 'size'],
    Tooltip: ['tip', 'headline', 'cta', 'href'],
    Badge: ['color', 'size', 'shape', 'icon', 'stroke', 'disabled'],
    Heading: ['level'],
    Link: ['href'],
    Image: ['src', 'alt'],
    Visibility: ['for'],
  }).map(([name, names]) => [name, [...names, ...common]]),
);
