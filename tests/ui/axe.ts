import axe from 'axe-core'

/** What axe finds not accessible; empty when nothing is. */
export async function violationsIn(host: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(host, {
    // these rules are about whole pages, and a component in a test is not one
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
