/** The sources that the site is built on. docs/NOTICE of the source names every library. */
export const DataText = () => (
  <>
    <h1>Data and credits</h1>
    <p>Where Verandah’s listings, places and maps come from.</p>
    <h2>Listings</h2>
    <p>
      Listings come from the agencies that advertise them. On a site with sample data, every home, person, agency and
      photo is made up.
    </p>
    <p>The median shown with search results is the median of the displayed prices. It isn’t a valuation.</p>
    <h2>Places and maps</h2>
    <ul>
      <li>
        Suburbs with their postcodes, populations and council areas:{' '}
        <a href="https://www.abs.gov.au/">Australian Bureau of Statistics</a>, 2016, under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a>, joined with our own
        table of well-known names.
      </li>
      <li>
        Who lives in a suburb, where it is shown: <a href="https://www.abs.gov.au/">Australian Bureau of Statistics</a>,
        2021 Census of Population and Housing, under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a>.
      </li>
      <li>
        Land of neighbouring countries: <a href="https://www.naturalearthdata.com/">Natural Earth</a>, in the public
        domain.
      </li>
      <li>
        Coast, borders of states, and boundaries of suburbs where they are not drawn dashed:{' '}
        <a href="https://www.abs.gov.au/">Australian Bureau of Statistics</a>, under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a>, modified
        (simplified).
      </li>
      <li>
        Roads, rail, trams, lakes and names of parks, where open data is at hand: ©{' '}
        <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>, under the{' '}
        <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>.{' '}
        <a href="/tiles/base/open-data/openstreetmap.mvt.br" download>
          Download what we made of it
        </a>{' '}
        (a vector tile, packed with Brotli).
      </li>
      <li>
        Streets and rail of Tasmania: © State of Tasmania (Land Tasmania, theLIST), under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/au/">Creative Commons Attribution 3.0 Australia</a>,
        modified (simplified).
      </li>
      <li>
        Stations: © State of Victoria (Department of Transport and Planning), under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a>; © State of
        Queensland (Transport and Main Roads), under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/au/">Creative Commons Attribution 3.0 Australia</a>.
      </li>
    </ul>
    <h2>Software</h2>
    <p>
      Verandah is open source under the Apache License 2.0. In your browser it uses React, React Router, RxJS,
      single-spa, webpack’s Module Federation, urql, OpenLayers, date-fns, valibot and the Lucide icons. Their licences
      are listed in the NOTICE file of its source.
    </p>
  </>
);
