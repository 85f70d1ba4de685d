import { n as checkUrl, r as defaultRemotePolicy, t as addressProblem } from "./policy-VEtVIXVT.js";
export { addressProblem, checkUrl, defaultRemotePolicy };
