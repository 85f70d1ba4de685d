import { n as locate } from "./locate-DqdawXK8.js";
export { locate };
