import type { ThemeComponents } from '../component-props.ts';
import { Aside } from './asides.tsx';
import { Card, Column, Columns, Tile } from './cards.tsx';
import { CodeGroup, Example } from './code-groups.tsx';
import { Color, ColorItem, ColorRow } from './colors.tsx';
import { Field } from './fields.tsx';
import { Accordion, AccordionGroup, Expandable } from './folds.tsx';
import { Frame, Image } from './media.tsx';
import { Panel, Prompt } from './panels.tsx';
import { Steps } from './steps.tsx';
import { Tabs, View } from './tabs.tsx';
import { Tree, TreeFile, TreeFolder } from './trees.tsx';
import { Update } from './updates.tsx';
import { Badge, Heading, Link, Tooltip } from './words.tsx';

/**
 * Every component in semantic HTML that needs no theme: what a theme leaves out is written by these. Their looks are in
 * `styles/`, and what a script adds to them is in `client/`.
 */
export const plainComponents: ThemeComponents = {
  Aside,
  Card,
  Columns,
  Column,
  Tile,
  Tabs,
  Steps,
  Accordion,
  AccordionGroup,
  Expandable,
  Field,
  Frame,
  CodeGroup,
  Example,
  Tooltip,
  Badge,
  Update,
  Tree,
  TreeFolder,
  TreeFile,
  Panel,
  Prompt,
  View,
  Color,
  ColorRow,
  ColorItem,
  Heading,
  Link,
  Image,
};
