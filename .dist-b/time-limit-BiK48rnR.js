import { setTimeout as setTimeout$1 } from "node:timers/promises";
//#region src/core/host/time-limit.ts
/** Maximum delay in milliseconds. Node fires longer timers immediately. */
const maxTimerMs = 2 ** 31 - 1;
/**
* Runs work with a time limit. Returns in time even if the work ignores its signal.
*
* @param createError Creates the error for a timeout.
* @param outerSignal Signal that also cancels the work.
*/
async function withTimeLimit(milliseconds, createError, outerSignal, work) {
	outerSignal?.throwIfAborted();
	const controller = new AbortController();
	const signal = outerSignal === void 0 ? controller.signal : AbortSignal.any([controller.signal, outerSignal]);
	const timeout = setTimeout(() => controller.abort(createError()), Math.max(0, Math.min(milliseconds, maxTimerMs)));
	try {
		return await rejectOnAbort(work(signal), signal);
	} finally {
		clearTimeout(timeout);
		controller.abort();
	}
}
function rejectOnAbort(promise, signal) {
	return new Promise((resolve, reject) => {
		const rejectWithReason = () => reject(signal.reason);
		if (signal.aborted) rejectWithReason();
		signal.addEventListener("abort", rejectWithReason, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", rejectWithReason));
	});
}
const sleep = (milliseconds, signal) => setTimeout$1(milliseconds, void 0, { signal }).catch(() => signal?.throwIfAborted());
//#endregion
export { sleep as n, withTimeLimit as r, rejectOnAbort as t };
