import { Field } from 'design-system/field/field'
import type { useForm } from 'design-system/form/use-form'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import {
  type BlockKind,
  bannerBlock,
  bannerPictures,
  parseBlockName,
  postPictures,
} from 'shared-contracts/content/admin/content-blocks'
import { stepsOfRecipe } from 'shared-contracts/content/admin/recipe-steps'
import { englishName } from 'shared-contracts/i18n/english-name'
import { otherLanguages } from 'shared-contracts/i18n/language'
import type { TypedText } from '../../../../data/content/typed-text'

interface Props {
  block: string
  kind: BlockKind
  field: ReturnType<typeof useForm<TypedText>>['field']
}

/** The fields of a block, by its kind. */
export function BlockFields({ block, kind, field }: Props) {
  switch (kind) {
    case 'announcement':
      return (
        <>
          <Field label="Text" maxLength={200} required {...field('text')} />
          {otherLanguages.map((language) => (
            <Field
              key={language}
              label={`Text in ${englishName(language)}`}
              optional
              maxLength={200}
              lang={language}
              {...field(language)}
            />
          ))}
          <Field label="Link" optional hint={linkHint} {...field('link')} />
        </>
      )
    case 'banner':
      return <BannerFields isHome={block === bannerBlock('home')} field={field} />
    case 'testimonials':
      return (
        <TextArea
          label="Testimonials"
          hint="Put each on its own line: Name | role | quote. Get written consent first. A public shop shows nothing here until you add some."
          rows={8}
          required
          {...field('said')}
        />
      )
    case 'timeline':
      return (
        <TextArea
          label="Timeline"
          hint="Put each step on its own line: Year: title | description. A public shop shows nothing here until you add some."
          rows={12}
          required
          {...field('entries')}
        />
      )
    case 'page':
      return <TextArea label="Text" hint={markdownHint} rows={20} required {...field('text')} />
    case 'recipe':
      return <RecipeFields steps={stepsOfRecipe[Number(parseBlockName(block))]} field={field} />
    case 'post':
      return (
        <>
          <Field
            label="Title"
            hint="The page address is made from the title."
            maxLength={120}
            required
            {...field('title')}
          />
          <Select label="Picture" {...field('picture')}>
            <option value="">illustrated tin</option>
            {postPictures.map(option)}
          </Select>
          <Field label="Date below the title" type="date" required {...field('date')} />
          <TextArea label="Text" hint={markdownHint} rows={20} required {...field('text')} />
        </>
      )
  }
}

const usualHint = 'Leave blank to keep the original.'
const linkHint = 'A page of the shop, starting with /, such as /diy-spices'
const markdownHint =
  'Markdown: ## Heading, **bold**, - list, [link text](/address). Scripts and unsafe HTML are removed.'

function BannerFields({ isHome, field }: Pick<Props, 'field'> & { isHome: boolean }) {
  return (
    <>
      <Field label="Title" optional hint={usualHint} maxLength={80} {...field('title')} />
      {isHome && <Field label="Subtitle" optional maxLength={200} {...field('lead')} />}
      <Select label="Picture" {...field('picture')}>
        <option value="">original</option>
        {bannerPictures.map(option)}
      </Select>
      {isHome && <Field label="Button link" optional hint={linkHint} {...field('link')} />}
    </>
  )
}

/** @param steps how many the recipe has */
function RecipeFields({ steps, field }: Pick<Props, 'field'> & { steps: number | undefined }) {
  return (
    <>
      <Field label="Title" optional hint={usualHint} maxLength={80} {...field('title')} />
      <Field label="Subtitle" optional maxLength={300} {...field('subtitle')} />
      <TextArea
        label="Steps"
        hint={`All ${steps}, each on its own line, as Heading: instruction. ${usualHint}`}
        rows={12}
        {...field('instructions')}
      />
      <TextArea label="Tips" hint={`Each on its own line. ${usualHint}`} rows={5} {...field('tips')} />
      <Field label="Closing line" optional maxLength={300} {...field('closing')} />
      <Field label="Serving suggestions" optional maxLength={300} {...field('suggestions')} />
    </>
  )
}

const option = (path: string) => (
  <option key={path} value={path}>
    {path.replace(/^.*\/|\.jpg$/g, '').replaceAll('-', ' ')}
  </option>
)
