/** openapi-typescript prints with the compiler's older programming interface, so it gets a compiler of its own. */
export const hooks = {
  readPackage(manifest) {
    if (manifest.name !== 'openapi-typescript') return manifest;
    const { typescript: _, ...peerDependencies } = manifest.peerDependencies;
    return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
  },
};
