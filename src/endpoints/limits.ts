/*
 * Limits of endpoint pages. A page says how many items it leaves out. Lengths are in UTF-16 units. Limits that only
 * protect an algorithm, such as its nesting, are next to it.
 */

// The page.
/** Approximate length of a page. Longer pages lose nesting depth first, then whole blocks. */
export const maxPageLength = 200_000;
/** Attempts to shorten a page. */
export const maxPageAttempts = 40;
/** Length of one attempt: enough to find the list that is too long. */
export const maxAttemptLength = 400_000;
/** Text taken from `x-mint.content`. */
export const maxContentLength = 100_000;
/** Text taken from a description of a parameter, property or value. */
export const maxDescriptionLength = 4000;
/** A name or title. */
export const maxPhraseLength = 500;
export const maxPhraseCodeLength = 1000;
export const maxTags = 60;
/** Operations on the overview page of a specification. */
export const maxListedOperations = 3000;

// Requests.
export const maxParameters = 300;
export const maxHeaders = 1000;
export const maxMediaTypes = 100;
/** Parts of a body with several parts. */
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
export const maxCallbackAddresses = 100;

// Messages of AsyncAPI.
export const maxMessages = 200;
/** A schema that is not JSON Schema. */
export const maxMessageSchemaLength = 16_000;
export const maxBindingProtocols = 100;
export const maxBindingMembers = 1000;
export const maxTraits = 100;

// Schemas and their values.
/** Properties of an object, and options of a union. */
export const maxListedSchemas = 1000;
/** Property names in a sentence about constraints. */
export const maxConstraintNames = 1000;
export const maxQuotedValueLength = 1000;
export const maxQuotedExampleLength = 200;
export const maxQuotedExamples = 20;
/** Values of an `enum` that are shown inline. The others become list items. */
export const maxQuotedValues = 50;
export const maxFurtherValues = 2000;

// Examples and samples.
export const maxShownExamples = 20;
export const maxShownExampleLength = 16_000;
export const maxBodyTextLength = 16_000;
export const maxFormFields = 40;
export const maxFormValues = 20;
/** Items of a list in a parameter. */
export const maxSerializedItems = 20;
/** Samples in `x-codeSamples`. */
export const maxSamples = 20;
export const maxSampleLength = 12_000;
/** Longer bodies are left out of samples. */
export const maxSampleBodyLength = 6000;

// The form that sends a request.
export const maxCallParameters = 60;
/** Longer bodies are not prefilled. */
export const maxCallBodyLength = 20_000;
export const maxCallServers = 20;
export const maxCallServerValues = 100;
