function propertiesOf(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule) return rule.selectorText === ':root' ? [...rule.style] : []
  return rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(propertiesOf) : []
}

/** Every custom property of tokens.css with the value it has at this width, so that no list can fall behind. */
export function readTokens() {
  const root = getComputedStyle(document.documentElement)
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap(propertiesOf)
    .filter((name) => name.startsWith('--'))
    .map((name) => ({ name, value: root.getPropertyValue(name).trim() }))
}
