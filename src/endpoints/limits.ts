/*
 * Limits of endpoint pages. Lengths are in UTF-16 code units. Limits that only protect an algorithm, such as a maximum
 * recursion depth, are in the file of the algorithm.
 */

// The page.
/** Approximate maximum length of a page. Longer pages lose nesting depth first, then whole blocks. */
export const maxPageLength = 200_000;
/** Maximum number of attempts to shorten a page. */
export const maxPageAttempts = 40;
/**
 * Maximum length of one attempt to build a page. Greater than `maxPageLength`, so that the attempt shows which list is
 * too long.
 */
export const maxAttemptLength = 400_000;
/** Maximum length of the text from `x-mint.content`. */
export const maxContentLength = 100_000;
/** Maximum length of a description of a parameter, property or value. */
export const maxDescriptionLength = 4000;
/** Maximum length of a name or title. */
export const maxPhraseLength = 500;
export const maxInlineCodeLength = 1000;
export const maxTags = 60;
/** Maximum number of operations on the overview page of a specification. */
export const maxListedOperations = 3000;

// Requests.
export const maxParameters = 300;
export const maxHeaders = 1000;
export const maxMediaTypes = 100;
/** Maximum number of parts in a multipart body. */
export const maxBodyParts = 200;
/** Maximum number of listed servers. Further servers are only counted. */
export const maxServers = 100;
export const maxServerVariables = 100;
export const maxSecuritySchemes = 1000;
export const maxSecurityRequirements = 100;
export const maxSecurityScopes = 1000;

// Responses.
export const maxResponses = 100;
export const maxResponseLinks = 30;
export const maxCallbacks = 100;
export const maxCallbackExpressions = 100;

// Messages of AsyncAPI.
export const maxMessages = 200;
/** Maximum length of a message schema that isn't JSON Schema. */
export const maxMessageSchemaLength = 16_000;
export const maxBindingProtocols = 100;
export const maxBindingMembers = 1000;
export const maxTraits = 100;

// Schemas and their values.
/** Maximum number of listed properties of an object, and of listed options of a union. */
export const maxListedSchemas = 1000;
/** Maximum number of property names in a sentence about constraints. */
export const maxConstraintNames = 1000;
export const maxQuotedValueLength = 1000;
export const maxQuotedExampleLength = 200;
export const maxQuotedExamples = 20;
/** Maximum number of `enum` values that are shown inline. Further values become list items. */
export const maxQuotedValues = 50;
/** Maximum number of `enum` values that become list items. Further values are only counted. */
export const maxFurtherValues = 2000;

// Examples and samples.
export const maxShownExamples = 20;
export const maxShownExampleLength = 16_000;
export const maxBodyTextLength = 16_000;
export const maxFormFields = 40;
export const maxFormFieldValues = 20;
/** Maximum number of list items in a serialized parameter. */
export const maxSerializedItems = 20;
/** Maximum number of samples from `x-codeSamples`. */
export const maxSamples = 20;
export const maxSampleLength = 12_000;
/** Maximum length of a body in a code sample. Longer bodies are left out. */
export const maxSampleBodyLength = 6000;

// The form that sends a request.
export const maxCallParameters = 60;
/** Maximum length of a prefilled body. */
export const maxCallBodyLength = 20_000;
export const maxCallServers = 20;
export const maxCallServerValues = 100;
