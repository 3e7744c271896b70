type Numbered = { readonly data: { readonly order: number } };

/** Services by the number that each of them gives. */
export function orderServices<Service extends Numbered>(services: readonly Service[]): readonly Service[] {
  return services.toSorted((a, b) => a.data.order - b.data.order);
}
