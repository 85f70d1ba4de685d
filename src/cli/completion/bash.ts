import type { CommandWords } from './words.ts';

/** Completion for bash. */
export function bashScript(commands: readonly CommandWords[]): string {
  const choices = commands.flatMap(({ name, flags }) =>
    flags
      .filter((flag) => flag.choices.length > 0)
      .map((flag) => `    '${name} --${flag.name}') ${reply(flag.choices)}; return ;;`),
  );
  const flags = commands.map((command) => {
    return `    ${command.name}) ${reply(command.flags.map(({ name }) => `--${name}`))} ;;`;
  });
  return [
    '_docs_json_nav() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: these are the words of a shell.
    '  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}',
    '  COMPREPLY=()',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    ${reply(commands.map(({ name }) => name))}`,
    '    return',
    '  fi',
    '  case "$command $previous" in',
    ...choices,
    '  esac',
    '  case $word in -*) ;; *) COMPREPLY=($(compgen -f -- "$word")); return ;; esac',
    '  case $command in',
    ...flags,
    '  esac',
    '}',
    'complete -o filenames -F _docs_json_nav docs-json-nav',
  ].join('\n');
}

function reply(words: readonly string[]): string {
  return `COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$word"))`;
}
