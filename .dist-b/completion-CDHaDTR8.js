import { g as visibleFlags, ri as OptionsError, ua as joinWithOr } from "./core-0sspFqjL.js";
//#region src/cli/completion.ts
const shells = {
	bash: bashScript,
	zsh: zshScript,
	fish: fishScript
};
function createCompletion(loadCommands) {
	return {
		usage: `docs-json-nav completion ${Object.keys(shells).join("|")}`,
		summary: "Prints a script that completes commands, flags and values in your shell.",
		flags: {},
		examples: [
			["source <(docs-json-nav completion bash)", "in ~/.bashrc"],
			["source <(docs-json-nav completion zsh)", "in ~/.zshrc, below compinit"],
			["docs-json-nav completion fish > ~/.config/fish/completions/docs-json-nav.fish", "once"]
		],
		run: ({ names }, { out }) => run(names[0] ?? "", loadCommands, out)
	};
}
async function run(shell, loadCommands, out) {
	const formatScript = Object.hasOwn(shells, shell) ? shells[shell] : void 0;
	if (formatScript === void 0) {
		const names = Object.keys(shells);
		throw new OptionsError(`${shell === "" ? "The shell is missing" : `Unknown shell ${shell}`}: write ${joinWithOr(names)}.`);
	}
	out(`${formatScript(await loadCommands())}\n`);
	return 0;
}
/** Lists the flags of a command. `choices` are the values that the help shows: `pretty|json`. */
function listFlags({ flags }) {
	return Object.entries(visibleFlags(flags)).map(([name, { value = "", ...flag }]) => {
		return {
			name,
			choices: /^[\w-]+(?:\|[\w-]+)+$/.test(value) ? value.split("|") : [],
			...flag
		};
	});
}
function bashScript(commands) {
	const flagsByCommand = Object.entries(commands).map(([name, command]) => ({
		name,
		flags: listFlags(command)
	}));
	const choices = flagsByCommand.flatMap(({ name, flags }) => flags.filter((flag) => flag.choices.length > 0).map((flag) => `    '${name} --${flag.name}') ${formatBashReply(flag.choices)}; return ;;`));
	const flags = flagsByCommand.map(({ name, flags: commandFlags }) => `    ${name}) ${formatBashReply(commandFlags.map((flag) => `--${flag.name}`))} ;;`);
	return [
		"_docs_json_nav() {",
		"  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}",
		"  COMPREPLY=()",
		"  if [ \"$COMP_CWORD\" -eq 1 ]; then",
		`    ${formatBashReply(Object.keys(commands))}`,
		"    return",
		"  fi",
		"  case \"$command $previous\" in",
		...choices,
		"  esac",
		"  case $word in -*) ;; *) COMPREPLY=($(compgen -f -- \"$word\")); return ;; esac",
		"  case $command in",
		...flags,
		"  esac",
		"}",
		"complete -o filenames -F _docs_json_nav docs-json-nav"
	].join("\n");
}
function formatBashReply(words) {
	return `COMPREPLY=($(compgen -W '${words.join(" ")}' -- "$word"))`;
}
function zshScript(commands) {
	const entries = Object.entries(commands);
	return [
		"#compdef docs-json-nav",
		"_docs_json_nav() {",
		"  local -a commands",
		`  commands=(${entries.map(([name, { summary }]) => quoteZsh(`${name}:${summary}`)).join(" ")})`,
		"  if (( CURRENT == 2 )); then _describe command commands; return; fi",
		"  local command=$words[2]",
		"  shift words",
		"  (( CURRENT-- ))",
		"  case $command in",
		...entries.map(([name, command]) => `    ${name}) _arguments ${listFlags(command).map(formatZshArgument).join(" ")} '*:file:_files' ;;`),
		"  esac",
		"}",
		"compdef _docs_json_nav docs-json-nav"
	].join("\n");
}
function formatZshArgument({ name, description, type, choices }) {
	const text = description.replace(/[[\]:\\]/g, "\\$&");
	const value = choices.length > 0 ? `:value:(${choices.join(" ")})` : ":value:_files";
	return quoteZsh(`*--${name}[${text}]${type === "string" ? value : ""}`);
}
function quoteZsh(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
function fishScript(commands) {
	return Object.entries(commands).flatMap(([name, command]) => [`complete -c docs-json-nav -n __fish_use_subcommand -f -a ${name} -d ${quoteFish(command.summary)}`, ...listFlags(command).map((flag) => formatFishLine(name, flag))]).join("\n");
}
function formatFishLine(command, { name, short, description, type, choices }) {
	return [
		`complete -c docs-json-nav -n '__fish_seen_subcommand_from ${command}' -l ${name}`,
		short === void 0 ? "" : `-s ${short}`,
		type === "string" ? "-r" : "",
		choices.length > 0 ? `-f -a ${quoteFish(choices.join(" "))}` : "",
		`-d ${quoteFish(description)}`
	].filter((part) => part !== "").join(" ");
}
function quoteFish(text) {
	return `'${text.replace(/['\\]/g, "\\$&")}'`;
}
//#endregion
export { createCompletion };
