import "./suggest-routes-DaeDeFVj.js";
import { n as inspectSpecifications, t as inspect } from "./inspect-MDWMG8kU.js";
export { inspect, inspectSpecifications };
