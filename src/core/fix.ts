/* Changes to files that take a finding away. */

export { type Check, type Choose, type Fixed, fixSite, sureAnswer } from './fix/fix-site.ts';
