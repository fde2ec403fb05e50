import type { RecipeText } from 'shared-contracts/content/admin/content-blocks-schema'

/** What a recipe says in other words. What is not said is not shown: it stays as the shop has it. */
export function RecipeLook({ recipe }: { recipe: RecipeText }) {
  const { title, subtitle, instructions = [], tips = [], closing, suggestions } = recipe
  return (
    <>
      <h2>{title ?? 'Title as the shop has it'}</h2>
      {subtitle && <p className="lead">{subtitle}</p>}
      {instructions.length > 0 && (
        <ol>
          {instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {tips.length > 0 && (
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {closing && <p>{closing}</p>}
      {suggestions && <p>{suggestions}</p>}
    </>
  )
}
