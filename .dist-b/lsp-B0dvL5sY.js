import { t as packageVersion } from "./version-DmWCsGQy.js";
//#region src/cli/lsp.ts
const lsp = {
	usage: "docs-json-nav lsp",
	summary: "Starts the language server: findings while you type, completion, fixes, and renames that update links.",
	flags: {
		stdio: {
			type: "boolean",
			description: "communicate over standard input and output (always on)"
		},
		clientProcessId: {
			type: "string",
			value: "PID",
			description: "process id of the editor: the server exits with it"
		}
	},
	examples: [["docs-json-nav lsp --stdio", "the command to configure in your editor"]],
	notes: ["Your editor starts and stops the server."],
	maxNames: 0,
	async run(_, { err }) {
		if (process.stdin.isTTY) err("The language server waits for an editor on standard input. Press Ctrl+C to stop it.\n");
		const { serveEditor } = await import("./server-own4RBa6.js");
		await serveEditor({
			input: process.stdin,
			output: process.stdout
		}, packageVersion());
		return 0;
	}
};
//#endregion
export { lsp };
