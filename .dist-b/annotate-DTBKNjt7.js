import { n as annotate, r as cachedCounts, t as addLimitRules } from "./annotate-DweM82Qy.js";
export { addLimitRules, annotate, cachedCounts };
