/**
 * What an agent that knows the home page alone is told of: what it may do here (RFC 8631), and what there is to read
 * (llmstxt.org). In a header, so that no shopper's page is longer for it.
 */
export const GUIDE_LINKS =
  '</agents.md>; rel="service-doc"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"'
