<?php
/**
 * What a site brings to Vetrina's plugin in the tests: a strict policy (`?policy=strict`), a part of the page with
 * simulated services (`?demo=logged-in`), and a language (`?locale=en_US`).
 */

function vetrina_test_parameter( $name ) {
	return isset( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
}

add_filter(
	'locale',
	function ( $locale ) {
		return is_admin() || '' === vetrina_test_parameter( 'locale' ) ? $locale : vetrina_test_parameter( 'locale' );
	}
);

add_filter(
	'the_content',
	function ( $content ) {
		$demo = vetrina_test_parameter( 'demo' );
		return '' === $demo ? $content : '<div data-demo="' . esc_attr( $demo ) . '">' . $content . '</div>';
	},
	99
);

if ( 'strict' === vetrina_test_parameter( 'policy' ) ) {
	$vetrina_test_nonce = bin2hex( random_bytes( 16 ) );
	add_action(
		'send_headers',
		function () use ( $vetrina_test_nonce ) {
			header(
				"Content-Security-Policy: default-src 'none'; script-src 'nonce-$vetrina_test_nonce' 'strict-dynamic'; " .
				"style-src 'self' 'nonce-$vetrina_test_nonce'; img-src 'self' data:; font-src 'self'; " .
				"connect-src 'self'; base-uri 'none'; object-src 'none'; " .
				"require-trusted-types-for 'script'; trusted-types vetrina"
			);
		}
	);
	// WordPress' own script for emoji meets no such policy.
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	// As plugins for such policies do.
	$vetrina_test_add = function ( $attributes ) use ( $vetrina_test_nonce ) {
		return array( 'nonce' => $vetrina_test_nonce ) + $attributes;
	};
	add_filter( 'wp_script_attributes', $vetrina_test_add );
	add_filter( 'wp_inline_script_attributes', $vetrina_test_add );
}
