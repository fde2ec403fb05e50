import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { useNavigate } from 'react-router-dom'
import { categories } from 'shared-contracts/catalog/categories'
import { MainAction } from '../../../components/actions/main-action'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { adminPaths } from '../../../data/places/admin-paths'
import { useMfAdminMakeProductMutation } from './drafts-api'
import styles from './making.module.css'

/** Suggests a slug for a name: 'Goda Masala' becomes 'goda-masala'. Empty if the name has no Latin letters. */
function suggestAddress(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}

/** Creates a draft. Packs, pictures and declarations are added on its own screen, where it is published. */
export function NewProductForm() {
  const form = useForm({ name: '', id: '', category: '' })
  const navigate = useNavigate()
  const [make, { error, isLoading, reset }] = useMfAdminMakeProductMutation()
  const { name, id: typed } = form.values
  const id = typed || suggestAddress(name)

  async function handleSubmit() {
    const category = categories.find((one) => one === form.values.category)
    const problems = {
      ...(name.trim() === '' && { name: 'Enter a product name' }),
      ...(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && {
        id: 'Use lowercase letters and digits, separated by single hyphens',
      }),
      ...(!category && { category: 'Choose a category' }),
    }
    form.setProblems(problems)
    if (!category || Object.keys(problems).length > 0 || isLoading) return
    const { data } = await make({ id, name: name.trim(), category })
    if (data) navigate(adminPaths.product(data.id))
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit} aria-label="New product">
      <div className={styles.part}>
        <FormGrid>
          <Field label="Name" maxLength={100} {...form.field('name')} />
          <Field
            label="Address"
            maxLength={60}
            autoCapitalize="none"
            hint={`The page address ends in …/${id || '…'}. It can’t be changed later.`}
            placeholder={suggestAddress(name)}
            {...form.field('id')}
          />
          <Select label="Category" {...form.field('category')}>
            <option value="">Choose</option>
            {categories.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </FormGrid>
        <MainAction>
          <ChangeProblem error={error} onReload={reset} />
          <Button type="submit" busy={isLoading}>
            Create draft
          </Button>
        </MainAction>
      </div>
    </EditForm>
  )
}
