//#region src/core/values/text.ts
/** Serializes a value to JSON that can't close the `<script>` element around it. */
function scriptJson(value) {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
//#endregion
export { scriptJson };
