npx wb-elements prerender site --out public --csp
