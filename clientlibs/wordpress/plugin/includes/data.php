<?php
// The generated data: widgets, words, configuration keys.

defined( 'ABSPATH' ) || exit;

/** Content of a file in the folder `data`, which is read once. */
function vetrina_data( $name ) {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$read[ $name ] = require dirname( VETRINA_FILE ) . "/data/$name.php";
	}
	return $read[ $name ];
}

/** The widgets by tag. */
function vetrina_widgets() {
	return vetrina_data( 'widgets' );
}

/** The language of texts for a locale: Italian for Italian locales, English for all others. */
function vetrina_language( $locale ) {
	return 0 === strpos( $locale, 'it' ) ? 'it' : 'en';
}

/** In the administration the user's language, otherwise that of the page. */
function vetrina_current_language() {
	return vetrina_language( determine_locale() );
}

/** One of two texts, in the current language. */
function vetrina_text( $both ) {
	return $both[ vetrina_current_language() ];
}

/** A sentence of the plugin, with its values filled in. */
function vetrina_words( $name, ...$values ) {
	$words = vetrina_data( 'words' );
	$text  = vetrina_text( $words[ $name ] );
	return $values ? vsprintf( $text, $values ) : $text;
}

/** The stored settings. */
function vetrina_settings() {
	$stored = get_option( VETRINA_SETTINGS );
	return ( is_array( $stored ) ? $stored : array() ) + array(
		'configuration' => '',
		'boxes_file'    => false,
		'import_map'    => false,
		'theme'         => '',
	);
}
