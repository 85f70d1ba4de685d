import type { CommandWords, FlagWords } from './words.ts';

/** Completion for zsh. */
export function zshScript(commands: readonly CommandWords[]): string {
  return [
    '#compdef docs-json-nav',
    '_docs_json_nav() {',
    '  local -a commands',
    `  commands=(${commands.map(({ name, summary }) => quoted(`${name}:${summary}`)).join(' ')})`,
    '  if (( CURRENT == 2 )); then _describe command commands; return; fi',
    '  local command=$words[2]',
    '  shift words',
    '  (( CURRENT-- ))',
    '  case $command in',
    ...commands.map(
      ({ name, flags }) => `    ${name}) _arguments ${flags.map(argumentOf).join(' ')} '*:file:_files' ;;`,
    ),
    '  esac',
    '}',
    'compdef _docs_json_nav docs-json-nav',
  ].join('\n');
}

function argumentOf({ name, description, takesValue, choices }: FlagWords): string {
  const text = description.replace(/[[\]:\\]/g, '\\$&');
  const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : ':value:_files';
  return quoted(`*--${name}[${text}]${takesValue ? value : ''}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
