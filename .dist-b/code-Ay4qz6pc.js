import { n as isUnsafeUrl, r as urlUse } from "./unsafe-url-CpiE39__.js";
import { r as slug } from "./slugs-SaIJwQBm.js";
//#region src/core/bodies/code.ts
const commentPattern = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*/gm;
const urlAttribute = /(?<=[\s"'}])(href|src|poster|action|formAction|data|xlinkHref|xlink:href)=\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|\{\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*\})/g;
const literalId = /\bid\s*[=:]\s*(?:\{\s*)?(?:"([^"\\\n]+)"|'([^'\\\n]+)'|`([^`\\$\n]+)`)/g;
/**
* Finds the URLs and ids in JSX. Skips computed URLs, and URLs in objects, which may never be rendered. Computed ids
* become patterns.
*/
function scanCode(text, start = 0, end = text.length) {
	const code = text.slice(start, end).replace(commentPattern, (commentText) => commentText.replace(/[^\n]/g, " "));
	const links = [];
	const unsafe = [];
	for (const match of code.matchAll(urlAttribute)) {
		const [, name = "", ...values] = match;
		const target = values.find((value) => value !== void 0) ?? "";
		if (target.includes("${")) continue;
		const targetStart = start + match.index + match[0].lastIndexOf(target, match[0].length - (target === "" ? 1 : 2));
		const element = /<([\w.]+)[^<]*$/.exec(code.slice(Math.max(0, match.index - 500), match.index))?.[1] ?? "";
		const location = {
			start: targetStart,
			end: targetStart + target.length
		};
		if (isUnsafeUrl(target, urlUse(element, name) ?? "shown")) unsafe.push({
			target,
			...location
		});
		else if (/^(?:href|src|poster)$/.test(name)) links.push({
			target,
			...location,
			kind: "attribute"
		});
	}
	const codeWithoutText = code.replace(stringPattern, (string) => string.includes("\\n") ? "\"\"" : string);
	const anchors = [...codeWithoutText.matchAll(literalId)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
	const computedIds = computedIdPatterns(codeWithoutText);
	const patterns = computedIds.filter((pattern) => pattern.includes(wildcard));
	anchors.push(...computedIds.filter((pattern) => pattern !== "" && !pattern.includes(wildcard)));
	return {
		links,
		...unsafe.length === 0 ? {} : { unsafe },
		anchors,
		...patterns.length === 0 ? {} : { madeIds: patterns }
	};
}
const wildcard = "*";
/** Placeholder that matches any text. */
const anyText = "**";
const idAttribute = /\bid\s*=\s*\{/g;
/** A property of an object. Numbers and types are no ids that links name. */
const idProperty = /\bid:\s*(?!["'`\s\d]|(?:number|string|Date|Math)\b)/;
/** Code that may make an attribute of a property: a call that creates an element, or spread attributes. */
const propertyUse = /\b(?:createElement|cloneElement|jsxs?|h)\s*\(|<[\w.]+\s(?:[^<>]*\s)?\{\s*\.\.\./;
const stringPattern = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const headingTag = /<(h[1-6]|Heading)(?=[\s>])(?:[^<>{}]|\{[^{}]*\})*>/g;
const dynamicContent = /\bfetch\s*\(|\bimport\s*\(/;
const stringLiteral = /^\s*(?:"([^"\\]*)"|'([^'\\]*)')\s*$/;
const literalExpression = /^\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*$/;
/**
* Patterns of the ids that code computes at run time: a template literal that begins with `step-` gives `step-*`. `*`
* matches a number, or text that occurs in the page's files; `*#` matches a whole string, element or line. In code that
* fetches its content, each placeholder is `**`, which matches any text.
*/
function computedIdPatterns(code) {
	const patterns = [...code.matchAll(idAttribute)].flatMap(({ index, 0: { length } }) => {
		const end = findClosingBrace(code, index + length);
		return computedIdPattern(code.slice(index + length, end), code) ?? [];
	});
	if (idProperty.test(code) && propertyUse.test(code)) patterns.push(wildcard);
	patterns.push(...headingIdPatterns(code));
	const isFetched = dynamicContent.test(code);
	return [...new Set(patterns.map((pattern) => isFetched ? pattern.replace(/\*#?/g, anyText) : pattern))];
}
/** Patterns of the ids that headings in code get from their text: `<h2>Step {n}</h2> → step-*`. */
function headingIdPatterns(code) {
	return [...code.matchAll(headingTag)].flatMap(({ 0: tag, 1: name = "", index }) => {
		if (/\sid\s*=/.test(tag)) return [];
		const start = index + tag.length;
		const end = code.indexOf(`</${name}`, start);
		if (end === -1 || tag.endsWith("/>")) return [wildcard];
		const pattern = headingContentPattern(code.slice(start, end));
		return [pattern === wildcard ? "*#" : pattern];
	});
}
function headingContentPattern(content) {
	const parts = [];
	const text = content.trim().replace(/\s+/g, " ");
	let textStart = 0;
	for (let braceStart = text.indexOf("{"); braceStart !== -1; braceStart = text.indexOf("{", textStart)) {
		const end = findClosingBrace(text, braceStart + 1);
		const [, doubleQuoted, singleQuoted] = stringLiteral.exec(text.slice(braceStart + 1, end)) ?? [];
		parts.push(text.slice(textStart, braceStart), doubleQuoted ?? singleQuoted ?? wildcard);
		textStart = end + 1;
	}
	return [...parts, text.slice(textStart)].map((part) => part === wildcard ? part : slug(part.replace(/<[^<>]*>/g, ""), "github")).join("").replace(/\*{2,}/g, wildcard);
}
/**
* Pattern of the ids that an expression produces; `undefined` for a literal.
*
* @param scope Code in which the constant may be declared, if the expression is the name of a constant.
*/
function computedIdPattern(expression, scope) {
	if (literalExpression.test(expression)) return void 0;
	const code = expression.trim();
	const constant = constantValue(code, scope);
	if (constant !== void 0) return constant;
	const template = hookTemplate(code, scope);
	if (template !== void 0) return joinParts(templateParts(template));
	if (isChoiceOfParameters(code, scope)) return "*#";
	return joinParts(/^`[^`]*`$/.test(code) ? templateParts(code.slice(1, -1)) : concatenationParts(code));
}
/**
* Template literal that a constant or a React hook keeps: `const id = useRef(\`editor-${n}\`)`, used as `id.current`.
* `undefined` unless the scope declares the name exactly once, and not as a parameter.
*/
function hookTemplate(expression, scope) {
	const [, name] = /^([A-Za-z_]\w*)(?:\.current)?$/.exec(expression) ?? [];
	if (name === void 0 || isParameter(name, scope)) return void 0;
	const [declaration, ...otherDeclarations] = [...scope.matchAll(new RegExp(`\\b(?:const|let|var|function)\\s+\\[?\\s*${name}\\b[^;\\n]*`, "g"))];
	if (declaration === void 0 || otherDeclarations.length > 0) return void 0;
	return hookTemplatePattern.exec(declaration[0])?.[1];
}
/** Matches the declaration of a constant whose whole value, or whole initial value, is one template literal. */
const hookTemplatePattern = /^const\s[^=]+=\s*(?:(?:React\.)?use(?:Ref|State|Memo)(?:<\w+>)?\(\s*(?:\(\)\s*=>\s*)?)?`([^`]*)`\s*(?:,\s*\[[^\]]*\]\s*)?\)?\s*$/;
function joinParts(parts) {
	return parts.join("").replace(/\*{2,}/g, wildcard);
}
/** String value of a constant. `undefined` unless the scope declares the name exactly once, and not as a parameter. */
function constantValue(name, scope) {
	if (!/^[A-Za-z_]\w*$/.test(name)) return void 0;
	const declarations = [...scope.matchAll(new RegExp(`\\bconst\\s+${name}\\s*=\\s*(?:"([^"\\\\\\n]*)"|'([^'\\\\\\n]*)')`, "g"))];
	return declarations.length === 1 && !isParameter(name, scope) ? declarations[0]?.[1] ?? declarations[0]?.[2] : void 0;
}
function isParameter(name, scope) {
	return new RegExp(`[({,]\\s*${name}\\s*[,)}=]`).test(scope.replaceAll(`{${name}}`, ""));
}
/** True for parameters that are used as they are, such as `anchor || id`. */
function isChoiceOfParameters(expression, scope) {
	if (!/^[A-Za-z_]\w*(?:\s*(?:\|\||\?\?)\s*[A-Za-z_]\w*)*$/.test(expression)) return false;
	return (expression.match(/\w+/g) ?? []).every((name) => isParameter(name, scope) && !new RegExp(`\\b(?:const|let|var|function)\\s+${name}\\b`).test(scope));
}
function templateParts(template) {
	const parts = [];
	let textStart = 0;
	for (let substitution = template.indexOf("${"); substitution !== -1; substitution = template.indexOf("${", textStart)) {
		parts.push(template.slice(textStart, substitution), wildcard);
		textStart = findClosingBrace(template, substitution + 2) + 1;
	}
	return [...parts, template.slice(textStart)];
}
/** Splits `'step-' + n` at the operators. Any operand that is not a string literal becomes a placeholder. */
function concatenationParts(code) {
	if (/[?:]/.test(code)) return [wildcard];
	return code.split("+").map((part) => {
		const [, doubleQuoted, singleQuoted] = stringLiteral.exec(part) ?? [];
		return doubleQuoted ?? singleQuoted ?? wildcard;
	});
}
function findClosingBrace(code, start) {
	let depth = 1;
	for (let at = start; at < code.length; at++) if (code[at] === "{") depth++;
	else if (code[at] === "}" && --depth === 0) return at;
	return code.length;
}
//#endregion
export { findClosingBrace as n, scanCode as r, computedIdPattern as t };
