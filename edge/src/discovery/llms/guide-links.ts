/**
 * Links to the guide for agents (RFC 8631) and the text versions (llmstxt.org), on the home page. In a header, so that
 * the page does not grow.
 */
export const GUIDE_LINKS =
  '</agents.md>; rel="service-doc"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"'
