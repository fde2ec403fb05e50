/** The guide for agents (RFC 8631) and text versions (llmstxt.org), in the home page's headers, so that it does not grow. */
export const GUIDE_LINKS =
  '</agents.md>; rel="service-doc"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"'
