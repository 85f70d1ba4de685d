import { a as lostRouteFindings, i as findingsAt, n as filterNewFindings, s as resolveEarlier } from "./earlier-site-Cl5XH2P4.js";
export { filterNewFindings, findingsAt, lostRouteFindings, resolveEarlier };
