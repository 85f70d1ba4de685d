import { escapeInlineMarkdown } from "../inline-markdown.js";
import { usePage } from "@rspress/core/runtime";
import shared from "virtual-docs-json-nav";
//#region src/generators/rspress/theme/navigation.ts
function useNavigation() {
	return usePage().page.docsJsonNav ?? shared.fallbackNavigation;
}
/** Returns the neighbors of the model instead of the neighbors in Rspress's sidebar. */
function usePrevNextPage() {
	const { previous, next } = useNavigation();
	return {
		prevPage: escapeNeighbor(previous),
		nextPage: escapeNeighbor(next)
	};
}
function escapeNeighbor(neighbor) {
	return neighbor && {
		...neighbor,
		text: escapeInlineMarkdown(neighbor.text)
	};
}
//#endregion
export { useNavigation, usePrevNextPage };
