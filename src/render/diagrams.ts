/* Diagrams, which a script draws in the browser. */

export { diagramScript, diagramTag } from './diagrams/write-diagram.ts';
