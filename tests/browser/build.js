/** Runs before the first test file, since its sites serve what is built. */
export default async () => {
  const { buildWhenNeeded } = await import('../../infrastructure/cli/build.ts');
  await buildWhenNeeded();
};
